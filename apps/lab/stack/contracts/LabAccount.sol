// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// A smart account of one owner, whose signatures it takes for its own (EIP-1271).
contract LabAccount is IERC1271 {
    address public owner;

    constructor(address owner_) {
        owner = owner_;
    }

    function setOwner(address next) external {
        require(msg.sender == owner);
        owner = next;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        bool isValid = SignatureChecker.isValidSignatureNow(owner, hash, signature);
        return isValid ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// Deploys smart accounts at addresses that are known before.
contract LabAccountFactory {
    function create(address owner) external returns (LabAccount account) {
        account = new LabAccount{salt: 0}(owner);
    }
}
